"""What an LTX-2.3 checkpoint and its upscaler tell of themselves, with few and narrow layers."""

TRANSFORMER = {
    "num_layers": 1,
    "num_attention_heads": 2, "attention_head_dim": 32, "cross_attention_dim": 64,
    "audio_num_attention_heads": 2, "audio_attention_head_dim": 16, "audio_cross_attention_dim": 32,
    "connector_num_layers": 1, "connector_num_attention_heads": 2, "connector_attention_head_dim": 32,
    "audio_connector_num_attention_heads": 2, "audio_connector_attention_head_dim": 16,
    "connector_apply_gated_attention": True, "apply_gated_attention": True, "cross_attention_adaln": True,
    "caption_proj_before_connector": True, "caption_projection_first_linear": False,
    "positional_embedding_max_pos": [20, 2048, 2048], "audio_positional_embedding_max_pos": [20],
    "causal_temporal_positioning": True, "use_middle_indices_grid": True,
    "rope_type": "split", "frequencies_precision": "float64",
    "timestep_scale_multiplier": 1000, "av_ca_timestep_scale_multiplier": 1000,
}

VIDEO = {
    "_class_name": "CausalVideoAutoencoder",
    "dims": 3, "in_channels": 3, "out_channels": 3, "latent_channels": 128, "patch_size": 4,
    "norm_layer": "pixel_norm", "latent_log_var": "uniform", "causal_decoder": False, "timestep_conditioning": False,
    "encoder_base_channels": 16, "decoder_base_channels": 16,
    "encoder_blocks": [
        ["res_x", {"num_layers": 1}], ["compress_space_res", {"multiplier": 2}],
        ["res_x", {"num_layers": 1}], ["compress_time_res", {"multiplier": 2}],
        ["res_x", {"num_layers": 1}], ["compress_all_res", {"multiplier": 2}],
        ["res_x", {"num_layers": 1}], ["compress_all_res", {"multiplier": 1}],
        ["res_x", {"num_layers": 1}],
    ],
    "decoder_blocks": [
        ["res_x", {"num_layers": 1}], ["compress_all", {"residual": True, "multiplier": 2}],
        ["res_x", {"num_layers": 1}], ["compress_all", {"residual": True, "multiplier": 2}],
        ["res_x", {"num_layers": 1}], ["compress_all", {"residual": True, "multiplier": 2}],
        ["res_x", {"num_layers": 1}],
    ],
}

AUDIO = {
    "model": {"params": {"sampling_rate": 16000, "ddconfig": {
        "double_z": True, "mel_bins": 64, "z_channels": 8, "resolution": 256, "downsample_time": False,
        "in_channels": 2, "out_ch": 2, "ch": 16, "ch_mult": [1, 2, 4], "num_res_blocks": 1, "attn_resolutions": [],
        "dropout": 0.0, "mid_block_add_attention": False, "norm_type": "pixel", "causality_axis": "height",
    }}},
    "preprocessing": {"stft": {"filter_length": 1024, "hop_length": 160}},
}

VOICE = {
    "upsample_initial_channel": 64, "stereo": True, "resblock": "AMP1", "activation": "snakebeta",
    "resblock_kernel_sizes": [3], "resblock_dilation_sizes": [[1, 3, 5]],
    "use_tanh_at_final": False, "use_bias_at_final": False,
}
# 16 kHz first, then three times that: the rates multiply to the samples of one step.
VOCODER = {
    "vocoder": {**VOICE, "upsample_rates": [5, 4, 2, 2, 2], "upsample_kernel_sizes": [11, 8, 4, 4, 4]},
    "bwe": {
        **VOICE, "upsample_rates": [6, 5, 2, 2, 2], "upsample_kernel_sizes": [12, 11, 4, 4, 4],
        "input_sampling_rate": 16000, "output_sampling_rate": 48000, "hop_length": 80, "n_fft": 512, "num_mels": 64,
    },
}

CHECKPOINT = {"transformer": TRANSFORMER, "vae": VIDEO, "audio_vae": AUDIO, "vocoder": VOCODER}

UPSCALER = {"in_channels": 128, "mid_channels": 64, "num_blocks_per_stage": 1, "dims": 3, "spatial_upsample": True, "temporal_upsample": False}
