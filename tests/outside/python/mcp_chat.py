# What the official Python client of MCP comes to with a server of ours; printed as JSON, for mcp-python.test.ts.
import asyncio
import json
import os

from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client

CLIP = {"prompt": "a red ball rolls by the sea", "resolution": "480p", "duration": 1}
told = []


async def tell(progress, total, message):
    told.append([total, message.split(" ")[0]])


async def chat():
    headers = {"Authorization": f"Bearer {os.environ['CLIPWRIGHT_TOKEN']}"}
    async with create_mcp_http_client(headers=headers) as http:
        async with streamable_http_client(os.environ["CLIPWRIGHT_MCP"], http_client=http) as streams:
            async with ClientSession(streams[0], streams[1]) as session:
                await session.initialize()
                tools = [tool.name for tool in (await session.list_tools()).tools]
                made = await session.call_tool("make_video", CLIP, progress_callback=tell)
                refused = await session.call_tool("make_video", {**CLIP, "duration": 99})
    facts = made.structured_content
    return {
        "tools": tools,
        "status": facts["status"],
        "kinds": [part.type for part in made.content],
        "told": told[0],
        "refused": [refused.is_error, refused.structured_content["code"]],
    }


print(json.dumps(asyncio.run(chat())))
