"""The model files that our workflows load, made by ComfyUI's own classes with few layers and random numbers."""

import io
import json
import os

import sentencepiece
import torch
from comfy.cli_args import args
from safetensors.torch import save_file

args.cpu = True

import comfy.clip_model
import comfy.ldm.hunyuan_video.model
import comfy.ldm.hunyuan_video.vae_refiner
import comfy.ldm.lightricks.av_model
import comfy.ldm.lightricks.latent_upsampler
import comfy.ldm.lightricks.vae.audio_vae
import comfy.ldm.lightricks.vae.causal_video_autoencoder
import comfy.ldm.wan.model
import comfy.ldm.wan.vae
import comfy.ldm.wan.vae2_2
import comfy.ops
import comfy.text_encoders.llama
import comfy.text_encoders.lt
import comfy.text_encoders.t5
import ltx_config
from smaller import WORDS

ops = comfy.ops.manual_cast
plain = {"dtype": torch.float32, "device": "cpu", "operations": ops}
SEED = 17


def random(module, prefix=""):
    """A module's numbers, by name: ones where it scales, else small random ones."""
    return {f"{prefix}{name}": number(name, value) for name, value in module.state_dict().items()}


def number(name, value):
    if not value.is_floating_point():
        return value.clone()
    scales = value.numel() == max(value.shape, default=1) and name.endswith(("weight", "gamma", "scale", "std-of-means"))
    if scales:
        return torch.ones(value.shape)
    return torch.randn(value.shape) * 0.02


def config_of(*path):
    with open(os.path.join(os.path.dirname(comfy.clip_model.__file__), *path)) as file:
        return json.load(file)


def tokenizer(**ids):
    """A tokenizer that takes any text byte by byte, as the tensor that a text encoder's file has."""
    model = io.BytesIO()
    words = ["a red fox runs through fresh snow at dawn", "blurry low quality overexposed grey still picture"]
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(words * 20), model_writer=model, vocab_size=WORDS, hard_vocab_limit=False,
        byte_fallback=True, model_type="bpe", minloglevel=2, **ids,
    )
    return torch.frombuffer(bytearray(model.getvalue()), dtype=torch.uint8).clone()


def wan(in_dim, out_dim):
    return random(comfy.ldm.wan.model.WanModel(
        in_dim=in_dim, out_dim=out_dim, dim=128, ffn_dim=128, num_heads=1, num_layers=1, **plain))


def wan_lora():
    block = "diffusion_model.blocks.0.self_attn.q"
    return {f"{block}.lora_down.weight": torch.randn(4, 128) * 0.02, f"{block}.lora_up.weight": torch.randn(128, 4) * 0.02}


def wan_vae():
    return random(comfy.ldm.wan.vae.WanVAE(
        dim=8, z_dim=16, dim_mult=[1, 2, 4, 4], num_res_blocks=2, attn_scales=[], temperal_downsample=[False, True, True]))


def wan22_vae():
    return random(comfy.ldm.wan.vae2_2.WanVAE(
        dim=16, z_dim=48, dim_mult=[1, 2, 4, 4], num_res_blocks=2, attn_scales=[], temperal_downsample=[False, True, True]))


def umt5():
    made = random(comfy.text_encoders.t5.T5(config_of("text_encoders", "umt5_config_xxl.json"), torch.float32, "cpu", ops))
    # The loader knows the encoder by the shape of its last layer.
    made["encoder.block.23.layer.1.DenseReluDense.wi_1.weight"] = torch.zeros(10240, 1)
    made["spiece_model"] = tokenizer(pad_id=0, eos_id=1, unk_id=2, bos_id=-1)
    return made


def hunyuan():
    return random(comfy.ldm.hunyuan_video.model.HunyuanVideo(
        image_model="hunyuan_video", in_channels=65, out_channels=32, patch_size=[1, 1, 1], axes_dim=[16, 56, 56],
        vec_in_dim=None, meanflow=False, meanflow_sum=True, context_in_dim=64, hidden_size=128, mlp_ratio=1.0 * 4, num_heads=1, depth=1,
        depth_single_blocks=0, theta=256, qkv_bias=True, byt5=True, guidance_embed=False, use_cond_type_embedding=True,
        vision_in_dim=1152, **plain))


def hunyuan_vae():
    sizes = {
        "block_out_channels": [32, 32, 64, 64, 64], "in_channels": 3, "out_channels": 3, "num_res_blocks": 2,
        "ffactor_spatial": 16, "ffactor_temporal": 4, "z_channels": 32,
    }
    parts = comfy.ldm.hunyuan_video.vae_refiner
    return {**random(parts.Encoder(**sizes), "encoder."), **random(parts.Decoder(**sizes), "decoder.")}


def qwen():
    return random(comfy.text_encoders.llama.Qwen25_7BVLI({}, torch.float32, "cpu", ops))


def byt5():
    return random(comfy.text_encoders.t5.T5(config_of("text_encoders", "byt5_config_small_glyph.json"), torch.float32, "cpu", ops))


def sigclip():
    made = random(comfy.clip_model.CLIPVisionModelProjection(config_of("clip_vision_siglip_384.json"), torch.float32, "cpu", ops))
    # The loader knows the encoder by its depth.
    return {**made, "vision_model.encoder.layers.22.layer_norm1.weight": torch.ones(1152)}


def ltx():
    ltxav = comfy.ldm.lightricks
    audio = random(ltxav.vae.audio_vae.AudioVAE({"config": json.dumps(ltx_config.CHECKPOINT)}))
    projection = comfy.text_encoders.lt.DualLinearProjection(64 * 49, 64, 32, dtype=torch.float32, device="cpu", operations=ops)
    return {
        **random(ltxav.av_model.LTXAVModel(**ltx_config.CHECKPOINT["transformer"], **plain), "model.diffusion_model."),
        **random(ltxav.vae.causal_video_autoencoder.VideoVAE(config=ltx_config.CHECKPOINT["vae"]), "vae."),
        **{name.replace("autoencoder.", "audio_vae.", 1): value for name, value in audio.items()},
        **random(projection, "text_embedding_projection."),
    }


def ltx_lora():
    block = "diffusion_model.transformer_blocks.0.attn1.to_q"
    return {f"{block}.lora_A.weight": torch.randn(4, 64) * 0.02, f"{block}.lora_B.weight": torch.randn(64, 4) * 0.02}


def ltx_upscaler():
    return random(comfy.ldm.lightricks.latent_upsampler.LatentUpsampler.from_config(ltx_config.UPSCALER))


def gemma():
    made = random(comfy.text_encoders.llama.Gemma3_12B({}, torch.float32, "cpu", ops))
    made["spiece_model"] = tokenizer(pad_id=0, eos_id=1, bos_id=2, unk_id=3)
    return made


FILES = {
    "diffusion_models/wan2.2_ti2v_5B_fp16.safetensors": lambda: wan(48, 48),
    "diffusion_models/wan2.2_t2v_high_noise_14B_fp8_scaled.safetensors": lambda: wan(16, 16),
    "diffusion_models/wan2.2_t2v_low_noise_14B_fp8_scaled.safetensors": lambda: wan(16, 16),
    "diffusion_models/wan2.2_i2v_high_noise_14B_fp8_scaled.safetensors": lambda: wan(36, 16),
    "diffusion_models/wan2.2_i2v_low_noise_14B_fp8_scaled.safetensors": lambda: wan(36, 16),
    "loras/wan2.2_t2v_lightx2v_4steps_lora_v1.1_high_noise.safetensors": wan_lora,
    "loras/wan2.2_t2v_lightx2v_4steps_lora_v1.1_low_noise.safetensors": wan_lora,
    "loras/wan2.2_i2v_lightx2v_4steps_lora_v1_high_noise.safetensors": wan_lora,
    "loras/wan2.2_i2v_lightx2v_4steps_lora_v1_low_noise.safetensors": wan_lora,
    "text_encoders/umt5_xxl_fp8_e4m3fn_scaled.safetensors": umt5,
    "vae/wan2.2_vae.safetensors": wan22_vae,
    "vae/wan_2.1_vae.safetensors": wan_vae,
    "diffusion_models/hunyuanvideo1.5_720p_t2v_fp16.safetensors": hunyuan,
    "diffusion_models/hunyuanvideo1.5_720p_i2v_fp16.safetensors": hunyuan,
    "text_encoders/qwen_2.5_vl_7b_fp8_scaled.safetensors": qwen,
    "text_encoders/byt5_small_glyphxl_fp16.safetensors": byt5,
    "vae/hunyuanvideo15_vae_fp16.safetensors": hunyuan_vae,
    "clip_vision/sigclip_vision_patch14_384.safetensors": sigclip,
    "checkpoints/ltx-2.3-22b-dev-fp8.safetensors": ltx,
    "text_encoders/gemma_3_12B_it_fp4_mixed.safetensors": gemma,
    "loras/ltx-2.3-22b-distilled-lora-384.safetensors": ltx_lora,
    "latent_upscale_models/ltx-2.3-spatial-upscaler-x2-1.0.safetensors": ltx_upscaler,
}
#: What a file tells of itself, where ComfyUI reads that rather than shapes.
CONFIGS = {"ltx-2.3-22b-dev-fp8": ltx_config.CHECKPOINT, "ltx-2.3-spatial-upscaler-x2-1.0": ltx_config.UPSCALER}


def write(folder):
    """Writes every file, and answers its path and bytes."""
    torch.manual_seed(SEED)
    for path, make in FILES.items():
        target = os.path.join(folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        config = CONFIGS.get(os.path.basename(path).removesuffix(".safetensors"))
        metadata = None if config is None else {"config": json.dumps(config)}
        save_file({name: value.contiguous() for name, value in make().items()}, target, metadata=metadata)
        yield path, os.path.getsize(target)
